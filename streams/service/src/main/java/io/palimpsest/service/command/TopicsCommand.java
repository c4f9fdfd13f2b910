package io.palimpsest.service.command;

import picocli.CommandLine.Command;

/** {@code topics}: {@code create} and {@code check}. */
@Command(
    name = "topics",
    description = "Makes and checks the topics of a cluster, and who may do what with them.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {TopicsCreateCommand.class, TopicsCheckCommand.class})
final class TopicsCommand {}
