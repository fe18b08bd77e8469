import { checkNode } from './setup/checkNode.mjs'

checkNode()
const { installPackages } = await import('./setup/packages.mjs')

// All stages, or those named: npm test -- domain server. `--deep`: as thoroughly as npm run test:deep.
const names = process.argv.slice(2).filter(each => each !== '--deep')
let counts = { passed: 0, failed: 1 }
try {
  await installPackages({ forBuilding: true })
  if (process.argv.includes('--deep')) {
    const { goDeep } = await import('./tests/goDeep.mjs')
    goDeep()
  }
  const { testAll } = await import('./tests/testAll.mjs')
  counts = await testAll(names)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exitCode = counts.failed === 0 ? 0 : 1
