import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { quote } from '#contract/quote'
import { FieldGroup } from '../../../components/editing/fields/FieldGroup.tsx'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { OrderFileTable } from './OrderFileTable.tsx'

const AddOrderFiles = lazy(() => import('./AddOrderFiles.tsx'))

interface OrderFilesProps {
  readonly orderId: number
  /** Whether files may be added and removed here. */
  readonly mayChange: boolean
}

/** The files of an order: those that may change it add and remove them, its vendor reads them. */
export function OrderFiles({ orderId, mayChange }: OrderFilesProps) {
  const { data, error, refetch } = useCall(
    quote.orderDocuments,
    { params: { id: orderId } },
    { meta: { quiet: true } },
  )
  const files = (
    <>
      {error === null ? null : (
        <ListProblem error={error} onRetry={() => void refetch()} stillShown={data !== undefined} />
      )}
      {data === undefined || data.length === 0 ? null : (
        <OrderFileTable documents={data} mayChange={mayChange} />
      )}
    </>
  )
  if (!mayChange) return files
  return (
    <FieldGroup title="Documents" columnWidth={2000}>
      <Suspense fallback={null}>
        <AddOrderFiles orderId={orderId} />
      </Suspense>
      {files}
      {data?.length === 0 ? (
        <Typography color="textSecondary">No file yet. The vendor reads what is added here.</Typography>
      ) : null}
    </FieldGroup>
  )
}
