// This file is read by whatever Node is there: it keeps to what old ones understand.

/** Ends with a sentence, instead of a stack trace later, where Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(
    `Boxwright needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.\n`,
  )
  process.exit(1)
}
