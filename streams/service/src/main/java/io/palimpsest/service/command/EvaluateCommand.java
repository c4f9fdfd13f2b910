package io.palimpsest.service.command;

import picocli.CommandLine.Command;

/** {@code evaluate}: how good something is. */
@Command(
    name = "evaluate",
    description = "Measures how good something is.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = EvaluateEntitiesCommand.class)
final class EvaluateCommand {}
