import Box from '@mui/material/Box'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../layout/useDocumentTitle.ts'
import { darkTheme, lightTheme } from '../../theme.ts'
import { ButtonSamples } from './ButtonSamples.tsx'
import { InputSamples } from './InputSamples.tsx'
import { NoticeSamples } from './NoticeSamples.tsx'
import { SignSamples } from './SignSamples.tsx'
import { TableSamples } from './TableSamples.tsx'
import { TypeSamples } from './TypeSamples.tsx'

const schemes = [
  ['Light', createTheme(lightTheme)],
  ['Dark', createTheme(darkTheme)],
] as const

const samples: readonly (readonly [title: string, file: string, sample: ReactNode])[] = [
  ['Type and colour', 'src/theme.ts', <TypeSamples key="type" />],
  ['Inputs', 'src/components/editing/fields/', <InputSamples key="inputs" />],
  ['Buttons and dialogs', 'src/components/editing/, src/layout/confirm/', <ButtonSamples key="buttons" />],
  ['Chips, badges, signs', 'src/components/list/Sign.tsx', <SignSamples key="signs" />],
  ['Tables: rows, empty, loading, failed', 'src/components/list/', <TableSamples key="tables" />],
  ['Messages and failures', 'src/layout/errors/, src/layout/notifications/', <NoticeSamples key="notices" />],
]

/** `/design`, while developing: our components in every state, light and dark side by side, to copy from. */
export default function DesignPage() {
  useDocumentTitle('Design')
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography variant="h1" sx={{ p: 2 }}>
        Design
      </Typography>
      {samples.map(([title, file, sample]) => (
        <Box key={title} component="section" aria-label={title}>
          <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="h2">{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {file}
            </Typography>
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
            {schemes.map(([name, theme]) => (
              <ThemeProvider key={name} theme={theme}>
                <Box
                  role="group"
                  aria-label={name}
                  sx={{
                    colorScheme: theme.palette.mode,
                    minWidth: 0,
                    p: 2,
                    bgcolor: 'background.default',
                    color: 'text.primary',
                  }}
                >
                  {sample}
                </Box>
              </ThemeProvider>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
