import Box from '@mui/material/Box'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { counted } from '#domain/formats'
import { nodeSize } from './layoutGraph.ts'

export type StepNodeData = {
  readonly name: string
  readonly owners: string
  readonly kind: 'initial' | 'work' | 'final'
  readonly problems: number
  readonly canConnect: boolean
}

const hidden = { opacity: 0, pointerEvents: 'none' } as const

/** A step in the drawing: its name, who owns it, and whether something is wrong with it. */
export function StepNode({ data, selected }: NodeProps<Node<StepNodeData>>) {
  const { name, owners, kind, problems, canConnect } = data
  const handle = canConnect ? {} : hidden
  return (
    <Box
      sx={{
        ...nodeSize,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        px: 1.5,
        borderRadius: kind === 'work' ? 1 : 6,
        border: selected ? 2 : 1,
        borderColor: problems > 0 ? 'error.main' : selected ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
        textAlign: kind === 'work' ? 'left' : 'center',
      }}
    >
      <Handle type="target" position={Position.Top} id="in" style={handle} />
      <Handle type="target" position={Position.Right} id="back-in" style={hidden} />
      <Box sx={{ fontWeight: 600, fontSize: '0.875rem', color: 'text.primary' }}>{name}</Box>
      <Box sx={{ fontSize: '0.75rem', color: problems > 0 ? 'error.main' : 'text.secondary' }}>
        {problems > 0 ? counted(problems, 'problem') : owners}
      </Box>
      <Handle type="source" position={Position.Bottom} id="out" style={handle} />
      <Handle type="source" position={Position.Right} id="back-out" style={hidden} />
    </Box>
  )
}
