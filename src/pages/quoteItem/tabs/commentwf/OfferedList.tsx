import Block from '@mui/icons-material/Block'
import CheckCircle from '@mui/icons-material/CheckCircle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OfferedAction } from '../../../../components/workflow/offeredAction.ts'
import { visuallyHidden } from '../../../../layout/visuallyHidden.ts'
import { toldTogether } from './toldTogether.ts'

interface OfferedListProps {
  readonly actions: readonly OfferedAction[]
  /** The name of the step an action leads to; '' leaves it out. */
  readonly targetOf?: (action: OfferedAction) => string
}

/** Every action there is, allowed or not and why. They are taken in the bar at the top. */
export function OfferedList({ actions, targetOf = () => '' }: OfferedListProps) {
  const named = (action: OfferedAction) => {
    const target = targetOf(action)
    return `${action.name}${target === '' ? '' : ` → ${target}`}`
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {toldTogether(actions).map(together => {
        const [first] = together
        if (first === undefined) return null
        const Mark = first.allowed ? CheckCircle : Block
        return (
          <Box component="li" key={first.code} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Mark
              color={first.allowed ? 'success' : 'disabled'}
              sx={{ fontSize: 16, mt: 0.25 }}
              aria-hidden="true"
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">
                <strong>{together.map(named).join(', ')}</strong>
                <span style={visuallyHidden}>{first.allowed ? ', allowed' : ', not allowed'}</span>
              </Typography>
              {first.allowed ? null : (
                <Typography variant="body2" color="textSecondary">
                  {first.reason}
                </Typography>
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
