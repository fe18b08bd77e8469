import { checkNode } from './setup/checkNode.mjs'

checkNode()
const { prepare } = await import('./setup/prepare.mjs')
const { readEnvironmentFile } = await import('./process/environmentFile.mjs')
const { ending } = await import('./process/ending.mjs')

await ending(async () => {
  await prepare()
  readEnvironmentFile()
  process.setSourceMapsEnabled(true)
  // The server runs in this very process: signals reach it and its exit code is ours.
  await import(new URL('../dist-server/main.js', import.meta.url).href)
})
