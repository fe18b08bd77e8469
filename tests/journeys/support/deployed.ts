import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../../scripts/build/buildWorker.mjs'
import { answers } from '../../../scripts/process/answers.mjs'
import { freePort } from '../../../scripts/process/freePort.mjs'
import { root } from '../../../scripts/process/repository.mjs'
import { startBeside } from '../../../scripts/process/run.mjs'

/** A copy of the built product that can be replaced by another build, on one address and one data directory. */
export async function deployed() {
  const place = mkdtempSync(join(tmpdir(), 'boxwright-deployed-'))
  for (const part of ['dist', 'dist-server', 'package.json']) {
    cpSync(join(root, part), join(place, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  cpSync(process.env.DATA_FROM ?? '', join(place, 'data'), { recursive: true })
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`

  const start = async () => {
    const server = startBeside([process.execPath, join(place, 'dist-server/main.js')], {
      env: {
        ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: port, DATA_DIR: join(place, 'data') },
        ...{ IDENTITY: 'development', DATABASE_URL: '', OIDC_ISSUER: '', PUBLIC_URL: '', LGX_URL: '' },
      },
    })
    let hasEnded = false
    void server.ended.finally(() => {
      hasEnded = true
    })
    const isThere = await answers(`${origin}/readyz`, { timeoutMs: 120_000, gaveUp: () => hasEnded })
    if (!isThere) {
      await server.stop()
      throw new Error('The product did not start; what it said is above.')
    }
    return server
  }

  let server = await start()
  return {
    origin,
    /** Puts another build in its place: one that leaves its name in the page. */
    replaceBy: async (name: string) => {
      const dist = join(place, 'dist')
      const assets = join(dist, 'assets')
      const entry = readdirSync(assets).find(file => /^index-.*\.js$/.test(file) && !file.includes(name))
      const page = readFileSync(join(dist, 'index.html'), 'utf8')
      if (entry === undefined || !page.includes(entry)) throw new Error('The build has no first script.')
      const script = readFileSync(join(assets, entry), 'utf8')
      for (const file of readdirSync(assets)) if (file.startsWith(entry)) rmSync(join(assets, file))
      writeFileSync(
        join(assets, `index-${name}.js`),
        `document.documentElement.dataset.build='${name}';${script}`,
      )
      for (const ending of ['br', 'gz']) {
        rmSync(join(dist, `index.html.${ending}`), { force: true })
        rmSync(join(dist, `sw.js.${ending}`), { force: true })
      }
      writeFileSync(join(dist, 'index.html'), page.replaceAll(entry, `index-${name}.js`))
      await buildWorker(dist)
      await server.stop()
      server = await start()
    },
    stop: async () => {
      await server.stop()
      rmSync(place, { recursive: true, force: true })
    },
  }
}
