package io.palimpsest.service.command;

import picocli.CommandLine.Command;

/** {@code train}: makes models anew. */
@Command(
    name = "train",
    description = "Makes models anew.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = TrainTaggerCommand.class)
final class TrainCommand {}
