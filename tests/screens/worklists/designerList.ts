import type { TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

/** The designers' worklist of a server: its page, what it is asked and what is kept of it. */
export const designerListOf = (server: () => TestApp) => ({
  mount: (options: Parameters<typeof mountApp>[0] = {}) =>
    mountApp({ as: 'designer', path: '/worklist/DESIGN', server: server(), ...options }),
  /** Without the settings of earlier tests. */
  forgetSettings: async () => {
    const designer = server().as('designer')
    const { body } = await designer.get('/config/setting/all')
    for (const { key } of body) await designer.post('/config/setting', { key, value: null })
  },
  worklist: async (query: Record<string, unknown>) =>
    (await server().as('designer').get('/quote-worklist/Quote/WorkList', query)).body,
})
