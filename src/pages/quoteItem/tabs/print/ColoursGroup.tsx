import { useWatch } from 'react-hook-form'
import { type ItemSections, printKind } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { SectionField } from '../../fields/SectionField.tsx'
import { NumberOfColours } from './NumberOfColours.tsx'

/** The process, which is the product's, and how many colours it prints. */
export function ColoursGroup() {
  const process = useWatch<ItemSections, 'product.printProcess'>({ name: 'product.printProcess' })
  const kind = printKind(process)
  return (
    <FieldGroup title="Print" columnWidth={115}>
      <SectionField path="product.printProcess" span="row" />
      {kind === 'inks' ? <NumberOfColours /> : null}
      {kind === 'inks' || kind === 'litho' ? <SectionField path="printing.isDoubleSided" /> : null}
    </FieldGroup>
  )
}
