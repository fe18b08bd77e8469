import { join } from 'node:path'
import { root } from './repository.mjs'

/** Scripts of the installed tools, run with this very Node: no shell, no PATH, the same on every system. */
const scriptOf = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/**
 * A tool with its arguments as a command to run.
 * @param {keyof typeof scriptOf} name
 * @param {readonly string[]} args
 * @returns {readonly [string, ...string[]]}
 */
export function tool(name, ...args) {
  return [process.execPath, join(root, 'node_modules', scriptOf[name]), ...args]
}

/**
 * npm with its arguments as a command to run: the npm that started us when one did.
 * @param {readonly string[]} args
 * @returns {readonly [string, ...string[]]}
 */
export function npm(...args) {
  const script = process.env.npm_execpath
  if (script !== undefined && /npm-cli\.[cm]?js$/.test(script)) return [process.execPath, script, ...args]
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/c', 'npm', ...args] : ['npm', ...args]
}
