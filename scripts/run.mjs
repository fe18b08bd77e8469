import { checkNode } from './setup/checkNode.mjs'

checkNode()
const { installPackages } = await import('./setup/packages.mjs')
const { readEnvironmentFile } = await import('./process/environmentFile.mjs')
const { ending } = await import('./process/ending.mjs')
const { run } = await import('./process/run.mjs')

// Runs a program written in TypeScript: node scripts/run.mjs <file> <its arguments>
await ending(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (file === undefined)
    throw new Error('Say which file to run: node scripts/run.mjs <file> <its arguments>')
  await installPackages({ forBuilding: true })
  readEnvironmentFile()
  // A Ctrl+C reaches the program by itself; we stay to pass its exit code on.
  process.on('SIGINT', () => undefined)
  process.exitCode = await run([process.execPath, '--import', 'tsx', file, ...args])
})
