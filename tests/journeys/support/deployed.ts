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
    /** Puts another build in its place: one that leaves its name in the page, and whose scripts have names of their own. */
    replaceBy: async (name: string) => {
      const dist = join(place, 'dist')
      const assets = join(dist, 'assets')
      const scripts = new Set(readdirSync(assets).filter(file => file.endsWith('.js')))
      const page = readFileSync(join(dist, 'index.html'), 'utf8')
      const entry = [...scripts].find(file => file.startsWith('index-') && page.includes(file))
      if (entry === undefined) throw new Error('The build has no first script.')
      const newName = (file: string) => (scripts.has(file) ? file.replace(/js$/, `${name}.js`) : file)
      const renamed = (words: string) => words.replaceAll(/[\w.-]+\.js\b/g, newName)
      for (const file of scripts) {
        const script = renamed(readFileSync(join(assets, file), 'utf8'))
        const mark = file === entry ? `document.documentElement.dataset.build='${name}';` : ''
        writeFileSync(join(assets, newName(file)), `${mark}${script}`)
        for (const ending of ['', '.br', '.gz']) rmSync(join(assets, `${file}${ending}`), { force: true })
      }
      for (const ending of ['br', 'gz']) {
        rmSync(join(dist, `index.html.${ending}`), { force: true })
        rmSync(join(dist, `sw.js.${ending}`), { force: true })
      }
      writeFileSync(join(dist, 'index.html'), renamed(page))
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
