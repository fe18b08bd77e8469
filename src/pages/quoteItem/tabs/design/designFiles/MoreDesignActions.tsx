import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import type { GeneratedFiles } from '#contract/design'
import { useItem } from '../../../draft/useItemDraft.ts'
import type { useDesignActions } from './useDesignActions.ts'

interface MoreDesignActionsProps {
  readonly actions: ReturnType<typeof useDesignActions>
  readonly run: GeneratedFiles | undefined
  readonly disabled: boolean
}

/** What else can be asked of the design service. */
export function MoreDesignActions({ actions, run, disabled }: MoreDesignActionsProps) {
  const { design } = useItem()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const hasProject = design.designProjectNo !== ''
  const count = run?.files.length ?? 0
  const entries = [
    hasProject
      ? { label: 'Update project', act: actions.updateProject }
      : { label: 'Create project', act: actions.createProject },
    { label: 'ARD from standards', act: actions.makeArd },
    { label: 'Synchronise customer', act: actions.syncCustomer },
    ...(count > 0 ? [{ label: 'Clear generated files …', act: () => actions.clear(count) }] : []),
  ]
  return (
    <>
      <Button
        size="small"
        endIcon={<ExpandMore />}
        disabled={disabled}
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : menuId}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Design service
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map(({ label, act }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null)
              void act()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
