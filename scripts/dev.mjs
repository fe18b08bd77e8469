import { checkNode } from './setup/checkNode.mjs'

checkNode()
const { installPackages } = await import('./setup/packages.mjs')
const { readEnvironmentFile } = await import('./process/environmentFile.mjs')
const { ending } = await import('./process/ending.mjs')
const { develop } = await import('./development/develop.mjs')

// `--mock`: an in-memory database, and the person chosen in a menu instead of signing in.
await ending(async () => {
  await installPackages({ forBuilding: true })
  readEnvironmentFile()
  process.exitCode = await develop({ isMock: process.argv.includes('--mock') })
})
