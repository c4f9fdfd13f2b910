/**
 * One format for everything that goes wrong: {@code application/problem+json}. Code that finds
 * something wrong throws a {@link io.palimpsest.service.http.problem.ProblemException}; what the
 * framework finds is said in our words, because its own quote what was sent.
 *
 * <pre>
 * {"type":"about:blank","title":"Unprocessable Entity","status":422,"reason":"invalid-policy",
 *  "detail":"tokens.k: must be a whole number from 2 to 2000","correlationId":"0d0f..."}
 * </pre>
 *
 * <p>{@code reason} is for programs and does not change; {@code detail} is for people and says what
 * to do.
 */
package io.palimpsest.service.http.problem;
