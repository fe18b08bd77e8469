import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo } from 'react'
import { counted } from '#domain/formats'
import { heightOverTrucks } from '#domain/palletisation'
import { customerPallets, type PalletKey } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useCustomerProfile } from '../../draft/facts/useCustomerProfile.ts'
import { useDraft, useItem } from '../../draft/useItemDraft.ts'
import { PlantField } from '../../fields/PlantField.tsx'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'
import { groupsOf } from '../layout.ts'
import { palletPath } from './palletPath.ts'
import { SizeGroup } from './SizeGroup.tsx'
import type { PalletsShown } from './usePallets.ts'

interface PalletGroupsProps {
  readonly section: PalletKey
  readonly pallets: PalletsShown
}

const named = (rows: readonly { readonly code: string; readonly name: string }[] = []) =>
  rows.map(({ code, name }) => ({ code, label: name }))

/** The settings of a load, in groups. */
export const PalletGroups = memo(function PalletGroups({ section, pallets }: PalletGroupsProps) {
  const { masters, choices, values } = pallets
  const isGoods = section === 'goodsPalletization'
  const overhang = masters?.overhangs.find(({ code }) => code === values.overhangCode)
  const isFlush = overhang === undefined || overhang.direction === 'none'
  const tops = (masters?.palletTops ?? []).filter(
    ({ palletTypeCodes }) => palletTypeCodes.length === 0 || palletTypeCodes.includes(values.palletTypeCode),
  )
  return (
    <Box sx={groups}>
      <FieldGroup title="Pallet" columnWidth={80} beside={<CustomerSettings section={section} />}>
        <SectionField
          path={palletPath(section, 'palletTypeCode')}
          span="row"
          choices={named(choices?.palletTypes)}
        />
        <SectionField path={palletPath(section, 'palletTopTypeCode')} span="row" choices={named(tops)} />
        <SectionField
          path={palletPath(section, 'palletPatternCode')}
          span="row"
          choices={named(masters?.palletPatterns)}
        />
        <SectionField
          path={palletPath(section, 'maxPalletHeight')}
          span="row"
          helperText={heightOverTrucks(values.maxPalletHeight, masters?.truckTypes ?? []) || undefined}
        />
        <SectionField
          path={palletPath(section, 'overhangCode')}
          span="row"
          choices={named(masters?.overhangs)}
        />
        {isFlush ? null : (
          <>
            <SectionField path={palletPath(section, 'overhangFrontBack')} />
            <SectionField path={palletPath(section, 'overhangSideToSide')} />
          </>
        )}
      </FieldGroup>
      <FieldGroup title="Order" columnWidth={80}>
        <PlantField span="row" />
        <SectionField path="product.expectedOrderQuantity" span="row" />
      </FieldGroup>
      <SizeGroup section={section} pallets={pallets} />
      {isGoods ? null : (
        <FieldGroup title="Bundle" columnWidth={80}>
          <SectionField path="palletization.bundleQty" label="Quantity" helperText={bundleHint(pallets)} />
          <SectionField path="palletization.bundleTies" label="Ties" />
        </FieldGroup>
      )}
      <FieldGroup title="Straps and Wrap" columnWidth={80}>
        <SectionField
          path={palletPath(section, 'strappingTypeCode')}
          span="row"
          choices={named(masters?.strappingTypes)}
        />
        <SectionField path={palletPath(section, 'strapsAcross')} label="Across" />
        <SectionField path={palletPath(section, 'strapsThrough')} label="Through" />
        <SectionField
          path={palletPath(section, 'stretchWrapCode')}
          span="row"
          choices={named(masters?.stretchWraps)}
        />
        <SectionField path={palletPath(section, 'remarks')} span="row" rows={2} />
      </FieldGroup>
    </Box>
  )
})

const groups = { ...groupsOf(200), alignContent: 'start' } as const

/** The bundle that is counted with while none is entered. */
function bundleHint({ values, question }: PalletsShown): string | undefined {
  if ((values.bundleQty ?? 0) > 0 || !question?.ok || question.value.kind !== 'bundles') return undefined
  return `${counted(question.value.input.bundleQty, 'unit')} suggested`
}

/** Puts back how the customer takes their pallets. */
function CustomerSettings({ section }: { readonly section: PalletKey }) {
  const { customerCode } = useItem()
  const { data } = useCustomerProfile(customerCode)
  const { readOnly } = useSectionField(palletPath(section, 'palletTypeCode'))
  const draft = useDraft()
  if (data === undefined || readOnly) return null
  return (
    <Button
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => draft.change(section, customerPallets(section, data))}
    >
      Customer’s settings
    </Button>
  )
}
