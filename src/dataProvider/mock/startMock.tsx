import { createTheme, ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { ClientConfig } from '#contract/clientConfig'
import type { SignIn } from '../../authProvider/signIn.ts'
import { lightTheme } from '../../theme.ts'
import { answers } from './answers.ts'
import { createFaults } from './faults.ts'
import { MockPanel } from './MockPanel.tsx'
import { mockFetch } from './mockFetch.ts'

export { startServerInBrowser } from './serverInBrowser.ts'

/** What the application is told where it runs without a server. */
export const mockConfig = ClientConfig.parse({
  identity: 'mock',
  environment: 'Mock',
  hasDemonstration: true,
  keepsFiles: false,
})

/** Puts the panel for testers into the page, and answers the `fetch` that heeds it. */
export function startMock(server: typeof fetch, signIn: SignIn): typeof fetch {
  const faults = createFaults(window.sessionStorage)
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <ThemeProvider theme={createTheme(lightTheme)}>
      <MockPanel
        faults={faults}
        readPerson={async () => (await signIn.headers())['x-mock-person'] ?? ''}
        onPerson={login => {
          signIn.choose?.(login)
          // The page shown may not be theirs.
          window.location.assign('/')
        }}
      />
    </ThemeProvider>,
  )
  return mockFetch(server, answers, faults)
}
