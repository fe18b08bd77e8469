import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type CustomerProfile, customer } from '#contract/customer'
import { lgx } from '#contract/lgx'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx'
import { failureText, useCall, useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'

interface CostCentreProps {
  readonly profile: Pick<CustomerProfile, 'customerCode' | 'plantCode'>
}

/** Changes the plant and cost centre that a customer's quotes begin with. Rule default-cost-centre-update (001 §7). */
export function CostCentreButton({ profile }: CostCentreProps) {
  const may = useMay(lgx.updateCustomerPlant.right)
  const [isOpen, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Change cost centre
      </Button>
      {isOpen ? <CostCentreDialog profile={profile} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function CostCentreDialog({ profile, onClose }: CostCentreProps & { readonly onClose: () => void }) {
  const say = useSay()
  const { customerCode } = profile
  const [chosen, setChosen] = useState(profile.plantCode)
  const { data, error, refetch } = useCall(
    lgx.customerPlants,
    { params: { customer: customerCode } },
    { retry: false },
  )
  const change = useCallMutation(lgx.updateCustomerPlant, { refresh: [customer.profile, lgx.customerPlants] })
  const submit = () => {
    const [plantCode = '', costCentreCode = ''] = chosen.split('-')
    change.mutate(
      { body: { customerCode, plantCode, costCentreCode } },
      {
        onSuccess: () => {
          say(text('defaultCostCentreUpdated'), 'success')
          onClose()
        },
        onError: failure => say([text('defaultCostCentreFailed'), failureText(failure)], 'error'),
      },
    )
  }
  return (
    <FormDialog
      title="Default Cost Centre"
      ok="Update"
      disabled={data === undefined || chosen === profile.plantCode}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {data === undefined && error === null ? <ListSkeleton label="cost centres" rows={2} /> : null}
      {error === null ? null : <ListProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined ? null : (
        <TextField
          select
          label="Plant and Cost Centre"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {data.some(plant => `${plant.plantCode}-${plant.costCentreCode}` === chosen) ? null : (
            <MenuItem value={chosen}>{chosen || '—'}</MenuItem>
          )}
          {data.map(({ plantCode, costCentreCode, description }) => (
            <MenuItem key={`${plantCode}-${costCentreCode}`} value={`${plantCode}-${costCentreCode}`}>
              {`${plantCode}-${costCentreCode} ${description}`}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormDialog>
  )
}
