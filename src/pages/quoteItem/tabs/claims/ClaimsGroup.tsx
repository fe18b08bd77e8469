import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { approvals } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftValues, useItemDraft } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { ApprovalField } from './ApprovalField.tsx'
import { type Claim, claimEffects } from './claimEffects.ts'
import { useBoards } from './useBoards.ts'

const claims: readonly Claim[] = [
  'isFscCompliant',
  'isAirFreightCompliant',
  'isDangerousGoodsCompliant',
  'isLcboExportWineCompliant',
]

/** What the product claims, each with the boards that leaves, and its approval where somebody has to give one. */
export function ClaimsGroup() {
  const { compliance } = useDraftValues()
  const { item } = useItemDraft()
  const { atPlant, isLoaded } = useBoards()
  return (
    <FieldGroup title="Claims" columnWidth={2000}>
      {item.mayEdit || claims.some(claim => compliance[claim]) ? null : (
        <Typography variant="body2" color="textSecondary">
          Nothing is claimed of the product.
        </Typography>
      )}
      {claims.map(claim => {
        const approval = approvals.find(each => each.claim === claim)?.approval
        return (
          <Box key={claim} sx={{ '& + &': { mt: -1 } }}>
            <SectionField path={`compliance.${claim}`} />
            {item.mayEdit || compliance[claim] ? (
              <Typography variant="caption" color="textSecondary" component="p" sx={{ pl: 3, mt: -0.75 }}>
                {isLoaded ? claimEffects(atPlant, claim) : 'Reading the boards…'}
              </Typography>
            ) : null}
            {approval !== undefined && compliance[claim] ? (
              <Box sx={{ pl: 3 }}>
                <ApprovalField approval={approval} />
              </Box>
            ) : null}
          </Box>
        )
      })}
    </FieldGroup>
  )
}
