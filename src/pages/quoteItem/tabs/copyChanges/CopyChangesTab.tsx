import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { type CopiedSource, quote } from '#contract/quote'
import type { ComparedCopy } from '#domain/existingProducts'
import { copyChanges } from '#domain/existingProducts'
import { deliveryOf, emptySections } from '#domain/quoteItem'
import { ListProblem } from '../../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../../components/list/ListSkeleton.tsx'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { isFailure, useCall } from '../../../../dataProvider/index.ts'
import { useDeliveryRegion } from '../../draft/facts/useDeliveryRegion.ts'
import { readable } from '../../draft/readable.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'
import type { TabProps } from '../../tabs.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { comparedWords } from './comparedWords.ts'
import { otherChanges } from './otherChanges.ts'

/** The source of a copy as it is compared; a section that nobody knows is empty. */
function sourceSide({ sections, truckType, deliveryRegion }: CopiedSource): ComparedCopy {
  const { product, printing, palletization, design } = { ...emptySections, ...sections }
  return { product, printing, palletization, design, truckType, deliveryRegion }
}

/** What a copy or modification says against the product that it was begun from. Rule copy-changes-content (001 §2). */
export default function CopyChangesTab({ item }: TabProps) {
  const source = useCall(
    quote.copiedSource,
    { params: { id: item.id } },
    { retry: false, meta: { quiet: true } },
  )
  if (source.data !== undefined) return <Compared item={item} source={source.data} />
  if (isFailure(source.error) && source.error.code === 'not-found') {
    return (
      <Typography color="textSecondary">
        This item was not begun from an existing product, so there is nothing to compare it with.
      </Typography>
    )
  }
  return source.error === null ? (
    <ListSkeleton label="the product it was begun from" rows={12} />
  ) : (
    <ListProblem
      error={source.error}
      what="The product that the item was begun from could not be read."
      onRetry={() => void source.refetch()}
    />
  )
}

const side = { display: 'grid', gap: 1, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } } as const

function Compared({ item, source }: TabProps & { readonly source: CopiedSource }) {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const typed = useDraftValues()
  const values = useMemo(() => readable(typed), [typed])
  const { code: deliveryRegion = null } = useDeliveryRegion(values.delivery, item.quoteDelivery)
  const { truckType } = deliveryOf(values.delivery, item.quoteDelivery)
  const { tables, files } = copyChanges({ ...values, truckType, deliveryRegion }, sourceSide(source))
  const others = useMemo(() => otherChanges(values, source), [values, source])
  const all = [...tables.flat(), ...files]
  const differing = all.filter(({ differs }) => differs).length
  const [product, delivered] = tables
  const shown = { isOnlyDifferent }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography role="status">
          {comparedWords({
            ...{ differing, fields: others.length },
            ...{ productCode: source.productCode, description: source.description },
          })}
        </Typography>
        <FormControlLabel
          label="Differences only"
          control={
            <Switch
              size="small"
              checked={isOnlyDifferent}
              onChange={(_, checked) => setOnlyDifferent(checked)}
            />
          }
        />
      </Box>
      <Box sx={side}>
        <Panel isDense title="Product, print and sheet">
          <ChangeTable label="Product, print and sheet" rows={product} {...shown} />
        </Panel>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Panel isDense title="Design, pallet and delivery">
            <ChangeTable label="Design, pallet and delivery" rows={delivered} {...shown} />
          </Panel>
          <Panel isDense title="Files">
            <ChangeTable label="Files" rows={files} {...shown} />
          </Panel>
        </Box>
      </Box>
      {others.length === 0 ? null : (
        <Box sx={{ mt: 1 }}>
          <Panel isDense title={`Every field that differs: ${others.length}`}>
            <ChangeTable label="Every field that differs" rows={others} isOnlyDifferent={false} />
          </Panel>
        </Box>
      )}
    </>
  )
}
