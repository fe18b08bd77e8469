import { checkNode } from './setup/checkNode.mjs'

checkNode()
const { installPackages } = await import('./setup/packages.mjs')
const { readEnvironmentFile } = await import('./process/environmentFile.mjs')
const { ending } = await import('./process/ending.mjs')

// `--mock`: the server in the browser, and the person chosen in a menu instead of signing in.
await ending(async () => {
  await installPackages({ forBuilding: true })
  readEnvironmentFile()
  process.exitCode = process.argv.includes('--mock')
    ? await (await import('./development/mock.mjs')).mock()
    : await (await import('./development/develop.mjs')).develop()
})
