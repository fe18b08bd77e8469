import { useWatch } from 'react-hook-form'
import type { ItemSections } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { SectionField } from '../../fields/SectionField.tsx'

/** What is laid over the print, how much is covered, and how near to scores and edges it goes. */
export function FinishGroup() {
  const process = useWatch<ItemSections, 'product.printProcess'>({ name: 'product.printProcess' })
  return (
    <FieldGroup title="Coverage and Varnish" columnWidth={115}>
      <SectionField path="printing.varnishType" />
      <SectionField path="printing.printCoverage" />
      {process === 'PREPRINT' ? (
        <>
          <SectionField path="printing.spotColourCoverage" label="Spot Coverage" />
          <SectionField path="printing.processColourCoverage" label="Process Coverage" />
        </>
      ) : null}
      <SectionField path="printing.printOverScores" />
      <SectionField path="printing.printToEdge" />
    </FieldGroup>
  )
}
