/**
 * Does the work; what goes wrong is said in its own sentence and ends the process with 1.
 * @param {() => Promise<void>} work
 */
export async function ending(work) {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
