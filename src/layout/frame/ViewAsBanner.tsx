import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useUser } from '../../authProvider/UserContext.ts'
import { stopViewAs } from '../../authProvider/viewAs.ts'
import { useServices } from '../../ServicesContext.ts'

/** Over every page while the product is shown as somebody else sees it: as whom, and the way back. */
export function ViewAsBanner() {
  const { viewAs } = useServices()
  const { name } = useUser()
  if (viewAs === undefined) return null
  return (
    <Alert
      severity="warning"
      variant="filled"
      square
      sx={{ py: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={stopViewAs}>
          Back to my own
        </Button>
      }
    >
      {`You see the product as ${name} does. Nothing can be changed.`}
    </Alert>
  )
}
