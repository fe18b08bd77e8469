import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { customer } from '#contract/customer'
import { decimal, yesNo } from '#domain/formats'
import { text } from '#domain/messages'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx'
import { isFailure, useCall } from '../../../dataProvider/index.ts'
import { Facts } from '../../../resources/facts/Facts.tsx'
import { CostCentreButton } from '../upkeep/CostCentreButton.tsx'

const millimetres = (value: number) => `${decimal(value, 0)} mm`

/** The plant and the pallet settings that new quotes of the customer start with. */
export function DefaultSettings({ customerCode }: { readonly customerCode: string }) {
  const { data, error, refetch } = useCall(customer.profile, { query: { CustomerCode: customerCode } })
  if (isFailure(error, 'not-found')) {
    return (
      <>
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('warningLgxCustomerProfile')}
        </Alert>
        <Typography variant="body2" color="textSecondary">
          No defaults are kept for this customer yet; new quotes start without a plant and pallet settings.
        </Typography>
      </>
    )
  }
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="defaults" rows={4} />
    ) : (
      <ListProblem error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      {data.costCentreCode === '' ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('warningLgxCustomerProfile')}
        </Alert>
      ) : null}
      <Facts
        facts={[
          ['Default plant', data.plantCode],
          ['Cost centre', data.costCentreCode],
          ['Pallet type', data.palletTypeCode],
          ['Pallet top', data.palletTopTypeCode],
          ['Pallet height', millimetres(data.palletHeight)],
          ['Overhang', data.overhangCode],
          ['Overhang front, at most', millimetres(data.maxOverhangFrontMm)],
          ['Overhang side, at most', millimetres(data.maxOverhangSideMm)],
          ['Strapping', data.strappingTypeCode],
          ['Straps across', data.strapsAcross],
          ['Straps through', data.strapsThrough],
          ['Stretch wrap', data.stretchWrapCode],
          ['May bypass pricing', yesNo(data.allowByPassPricing)],
        ]}
      />
      <CostCentreButton profile={data} />
    </>
  )
}
