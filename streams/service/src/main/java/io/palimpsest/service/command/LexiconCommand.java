package io.palimpsest.service.command;

import picocli.CommandLine.Command;

/** {@code lexicon}: the vocabulary that words are drawn from. */
@Command(
    name = "lexicon",
    description = "Builds, shows, audits and prices the vocabulary that words are drawn from.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      LexiconBuildCommand.class,
      LexiconInfoCommand.class,
      LexiconShowCommand.class,
      LexiconDumpCommand.class,
      LexiconAuditCommand.class,
      LexiconPriceCommand.class
    })
final class LexiconCommand {}
