import Box from '@mui/material/Box'
import { dateTime } from '#domain/formats'
import { useConfig } from '../../useConfig.ts'

/** The footer: copyright year, environment, version, build date. */
export function Footer() {
  const { environment, version, buildDate } = useConfig()
  const built = dateTime(buildDate)
  const parts = [
    `© ${new Date().getFullYear()} Boxwright`,
    environment,
    version === '' ? '' : `Version ${version}`,
    built === '' ? '' : `Built ${built}`,
  ]
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        flexShrink: 0,
        columnGap: 2,
        px: 2,
        py: 0.25,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.6875rem',
        lineHeight: 1.6,
      }}
    >
      {parts
        .filter(part => part !== '')
        .map(part => (
          <span key={part}>{part}</span>
        ))}
    </Box>
  )
}
