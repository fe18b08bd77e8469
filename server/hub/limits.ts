/** What one connection, and one person, may ask of the hub; times in milliseconds. */
export const hubLimits = {
  messageBytes: 16_384,
  groups: 200,
  /** Calls that wait for their answer. */
  callsUnderWay: 250,
  connectionsAPerson: 40,
  connections: 5_000,
  /** Unsent bytes after which a client that does not read is given up. */
  unsentBytes: 1_048_576,
  handshakeWithin: 15_000,
  /** Without a sign of the client for so long, it is gone; a window in the background gives one a minute. */
  silentFor: 150_000,
  pingEvery: 15_000,
  /** A group that is joined hears what was said this shortly before: the page was read before it joined. */
  repeats: 3_000,
  /** For a sign-in that does not say when it ends. */
  longestSignIn: 3_600_000,
} as const
