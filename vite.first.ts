import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** Builds the script into one piece that needs no other file. */
async function inOnePiece(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL(entry, import.meta.url)), output: { format: 'iife' } },
    },
  })
  const [script] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return script.code
}

/** Puts a script into the start page that runs before the application is there, and shares no file with it. */
export function firstScript(entry: string): Plugin {
  let address = ''
  return {
    name: 'first-script',
    apply: 'build',
    enforce: 'pre',
    async generateBundle() {
      const source = await inOnePiece(entry)
      address = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'first.js', source }))}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'body' }],
    },
  }
}
