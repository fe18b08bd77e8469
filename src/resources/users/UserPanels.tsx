import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { security, type User } from '#contract/security'
import { Deputies } from '../../components/deputies/Deputies.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { failureText, useCall } from '../../dataProvider/index.ts'
import { Facts } from '../facts/Facts.tsx'

/** The most sales reps whose details are shown. */
const most = 8

/** A linked sales rep: how to reach them, or that they are none any more. */
function SalesRep({ login }: { readonly login: string }) {
  const { data, error } = useCall(
    security.salesRep,
    { params: { login } },
    { retry: false, meta: { quiet: true } },
  )
  if (error !== null) {
    return (
      <Alert severity="warning" sx={{ py: 0 }}>
        {login}: {failureText(error)}
      </Alert>
    )
  }
  return (
    <Facts
      facts={[
        ['Sales rep', data?.name ?? login],
        ['Email', data?.email],
        ['State', data?.defaultState],
        ['Plant', data?.defaultPlant],
      ]}
    />
  )
}

/** The sales reps that a user coordinates, in detail, and who decides for them while they are away. */
export function UserPanels({ row }: { readonly row: User }) {
  return (
    <>
      {row.salesReps.length === 0 ? null : <SalesReps row={row} />}
      {row.isActive && row.id !== 0 ? (
        <Box sx={{ mt: 1.5 }}>
          <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
            Deputy while away
          </Typography>
          <Deputies key={row.login} login={row.login} name={row.name} />
        </Box>
      ) : null}
    </>
  )
}

function SalesReps({ row }: { readonly row: User }) {
  return (
    <FieldGroup title="Sales reps" columnWidth={240}>
      {row.salesReps.slice(0, most).map(login => (
        <Box key={login}>
          <SalesRep login={login} />
        </Box>
      ))}
    </FieldGroup>
  )
}
