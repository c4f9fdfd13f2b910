package io.palimpsest.benchmarks.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.palimpsest.schemas.RawPost;

/**
 * Posts with what platforms give out beside a text: the account, links, counts, flags, a card for a
 * link. The fields are those of a status in Mastodon's API, 65 values with no more to them than in
 * the example of its documentation; the values are made up.
 */
final class StatusLines {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SITE = "https://social.example/";
  private static final String FILES = "https://files.social.example/accounts/";
  private static final String NONE = "";

  private StatusLines() {}

  static String of(RawPost post) {
    String time = post.getCreatedAt().toString();
    int number = post.getId().hashCode() >>> 8;
    ObjectNode status = JSON.createObjectNode();
    status.put("id", post.getId()).put("created_at", time);
    status.putNull("in_reply_to_id").putNull("in_reply_to_account_id");
    status.put("sensitive", false).put("spoiler_text", NONE);
    status.put("visibility", "public").put("language", "en");
    status.put("uri", SITE + "users/" + post.getAuthor() + "/statuses/" + post.getId());
    status.put("url", SITE + "@" + post.getAuthor() + "/" + post.getId());
    status.put("replies_count", number % 7).put("reblogs_count", number % 11);
    status.put("favourites_count", number % 97);
    status.put("favourited", number % 2 == 0).put("reblogged", false);
    status.put("muted", false).put("bookmarked", false);
    status.put("text", post.getText());
    status.putNull("reblog").putNull("poll");
    status.putObject("application").put("name", "Web").putNull("website");
    account(status.putObject("account"), post.getAuthor(), time);
    for (String list : new String[] {"media_attachments", "mentions", "tags", "emojis"}) {
      status.putArray(list);
    }
    card(status.putObject("card"), number);
    return status.toString();
  }

  private static void account(ObjectNode account, String author, String time) {
    int number = author.hashCode() >>> 8;
    String picture = Integer.toHexString(number) + "/original/d96d39a0abb45b92.jpg";
    account.put("id", author).put("username", author).put("acct", author);
    account.put("display_name", author).put("note", "<p>Posts that a benchmark made.</p>");
    account.put("locked", false).put("bot", false).put("discoverable", true).put("group", false);
    account.put("created_at", time).put("last_status_at", time);
    account.put("url", SITE + "@" + author);
    account.put("avatar", FILES + "avatars/" + picture);
    account.put("avatar_static", FILES + "avatars/" + picture);
    account.put("header", FILES + "headers/" + picture);
    account.put("header_static", FILES + "headers/" + picture);
    account.put("followers_count", number % 30_011).put("following_count", number % 997);
    account.put("statuses_count", number % 60_013);
    account.putArray("emojis");
    for (String name : new String[] {"Homepage", "Support"}) {
      account
          .withArray("fields")
          .addObject()
          .put("name", name)
          .put("value", "<a href=\"" + SITE + author + "\" rel=\"me nofollow\">" + name + "</a>")
          .put("verified_at", time);
    }
  }

  private static void card(ObjectNode card, int number) {
    card.put("url", "https://news.example/2026/11/17/an-article-with-a-long-address-" + number);
    card.put("title", "An article with a title of about as many words as usual");
    card.put("description", "What the page says about itself, in one sentence or in two of them.");
    card.put("type", "link").put("author_name", NONE).put("author_url", NONE);
    card.put("provider_name", NONE).put("provider_url", NONE).put("html", NONE);
    card.put("width", 0).put("height", 0).putNull("image").put("embed_url", NONE);
  }
}
