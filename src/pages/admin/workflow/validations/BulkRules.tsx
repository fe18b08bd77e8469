import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { type FieldRule, type RuleChoice, ruleChoices } from './rules.ts'

interface BulkRulesProps {
  readonly busy: boolean
  readonly onChoose: (rows: readonly FieldRule[], choice: RuleChoice) => Promise<boolean>
}

/** One rule for all fields that are ticked. */
export function BulkRules({ busy, onChoose }: BulkRulesProps) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<FieldRule>()
  const ticked = data.filter(({ id }) => selectedIds.includes(id))
  if (ticked.length === 0) return null
  const choose = async (choice: RuleChoice) => {
    if (await onChoose(ticked, choice)) onUnselectItems()
  }
  return (
    <Box
      role="group"
      aria-label="Ticked fields"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: 1,
        px: 1.5,
        py: 0.25,
        borderRadius: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {ticked.length} selected
      </Typography>
      {ruleChoices.map(({ value, label }) => (
        <Button key={value} size="small" disabled={busy} onClick={() => void choose(value)}>
          {label}
        </Button>
      ))}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Unselect
      </Button>
    </Box>
  )
}
