import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { deputyCalls } from '#contract/deputies'
import { useUser } from '../../authProvider/UserContext.ts'
import { useMay } from '../../authProvider/useRights.ts'
import { GuideChoice } from '../guide/GuideChoice.tsx'
import { part } from '../part.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const AwayDialog = part(() => import('./AwayDialog.tsx'))

/** The signed-in person: name, login and roles, and how the application looks to them, and who stands in for them. */
export function AccountMenu() {
  const { name, login, roles } = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isAway, setAway] = useState(false)
  const mayLend = useMay(deputyCalls.nameDeputy.right)
  const panelId = useId()
  const open = anchor !== null
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircleOutlined fontSize="small" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={`Account of ${name}`}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Popover
        id={panelId}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Account', sx: { width: 260, p: 1.5 } } }}
      >
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {login}
        </Typography>
        <Box
          component="ul"
          aria-label="Roles"
          sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', typography: 'body2' }}
        >
          {roles.map(role => (
            <li key={role.code}>{role.name}</li>
          ))}
        </Box>
        <Divider sx={{ my: 1 }} />
        <ThemeChoice />
        {mayLend ? (
          <>
            <Divider sx={{ my: 1 }} />
            <Button
              size="small"
              onClick={() => {
                setAnchor(null)
                setAway(true)
              }}
            >
              While I am away…
            </Button>
          </>
        ) : null}
        <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
          <GuideChoice onStart={() => setAnchor(null)} />
        </Box>
      </Popover>
      {isAway ? <AwayDialog onClose={() => setAway(false)} /> : null}
    </>
  )
}
