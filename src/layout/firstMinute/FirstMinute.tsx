import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useStore } from 'react-admin'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { homeOf, redirectFrom } from '#domain/access'
import { useUser } from '../../authProvider/UserContext.ts'
import { useRights } from '../../authProvider/useRights.ts'
import { GuideChoice } from '../guide/GuideChoice.tsx'
import { firstSteps } from './firstSteps.ts'

/** On the page that somebody lands on: what to do first, by their role, until they have put it away for good. */
export function FirstMinute() {
  const titleId = useId()
  const { pathname } = useLocation()
  const { name } = useUser()
  const rights = useRights()
  const [isDone, setDone] = useStore('firstMinute.done', false)
  if (isDone || (pathname !== '/hub' && pathname !== homeOf(rights))) return null
  const steps = firstSteps(rights.roles).filter(({ to }) => redirectFrom(to, rights) === null)
  if (steps.length === 0) return null
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      sx={{ mx: 2, mt: 1, px: 2, py: 1.5, flexShrink: 0, borderLeft: 4, borderLeftColor: 'primary.main' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id={titleId} component="h2" variant="h2">
          {`Welcome, ${name}`}
        </Typography>
        <Button size="small" sx={{ ml: 'auto', flexShrink: 0 }} onClick={() => setDone(true)}>
          Got it
        </Button>
      </Box>
      <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {steps.map(({ words, to }, place) => (
          <Box component="li" key={words} sx={{ py: 0.25 }}>
            <span id={`${titleId}-${place}`}>{words}</span>{' '}
            {to === pathname ? null : (
              <Link component={RouterLink} to={to} aria-describedby={`${titleId}-${place}`}>
                Go there
              </Link>
            )}
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>
        <GuideChoice />
      </Box>
    </Paper>
  )
}
