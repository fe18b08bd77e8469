import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { quote } from '#contract/quote'
import type { SampleLabel, SampleRow } from '#contract/samples'
import { boxSize, date, dateTime, decimal, yesNo } from '#domain/formats'
import { useCall } from '../../../dataProvider/index.ts'
import { Facts } from '../../../resources/facts/Facts.tsx'
import { ItemComments } from '../preview/ItemComments.tsx'
import { ItemHistory } from '../preview/ItemHistory.tsx'
import { previewHeading } from '../preview/previewHeading.ts'
import { CuttingFileLink } from './CuttingFileLink.tsx'
import { EarlierLabels } from './EarlierLabels.tsx'
import { SampleActions } from './SampleActions.tsx'

const LabelDialog = lazy(async () => ({ default: (await import('./LabelDialog.tsx')).LabelDialog }))

const quiet = { meta: { quiet: true }, retry: false } as const

/** A sample request beside its worklist: what is to be made of which item, what may be done, said and printed. */
export function SamplePreview({ row }: { readonly row: SampleRow }) {
  const item = useCall(quote.item, { params: { id: row.quoteItemId } }, quiet)
  const [opened, setOpened] = useState<SampleLabel | null>(null)
  const product = item.data?.accessAllowed === true ? item.data.product : undefined
  return (
    <>
      <SampleActions row={row} />
      <Typography {...previewHeading}>{product?.description || `Sample request ${row.id}`}</Typography>
      <Facts
        facts={[
          ['Status', row.sampleStatus],
          ['Urgent', yesNo(row.isUrgent)],
          ['Locked by', row.lockedByName],
          ['No of samples', decimal(row.numberOfSamples, 0)],
          ['Delivery date', date(row.deliveryDate)],
          ['Drop location', row.dropLocation],
          ['Board grade', row.boardGrade],
          ['Cut by', row.cuttingFileId === null ? '' : <CuttingFileLink key="file" row={row} />],
          ['Size', product === undefined ? '' : boxSize(product, 'mm')],
          ['Drawing', row.drawingNo],
          ['Product code', product?.code],
          ['Customer', [row.customerName, row.customerCode].filter(Boolean).join(' · ')],
          ['Initiator', row.initiator],
          ['Submitted', dateTime(row.dateSubmitted)],
          ['Step', item.data?.stepName],
        ]}
      />
      {row.notes === '' ? null : (
        <>
          <Typography {...previewHeading}>Notes</Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {row.notes}
          </Typography>
        </>
      )}
      <EarlierLabels sampleId={row.id} onOpen={setOpened} />
      <ItemComments quoteId={row.quoteId} quoteItemId={row.quoteItemId} />
      <ItemHistory workflowId={row.quoteItemId} />
      {opened === null ? null : (
        <Suspense fallback={null}>
          <LabelDialog labels={[opened]} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
