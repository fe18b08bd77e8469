import '@xyflow/react/dist/style.css'
import { useTheme } from '@mui/material/styles'
import {
  Background,
  Controls,
  type Edge,
  MarkerType,
  type Node,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react'
import { useMemo } from 'react'
import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { FitToSteps, fitOptions } from './FitToSteps.tsx'
import { layoutGraph } from './layoutGraph.ts'
import { RoutedEdge } from './RoutedEdge.tsx'
import { StepNode, type StepNodeData } from './StepNode.tsx'

const nodeTypes = { step: StepNode }
const edgeTypes = { routed: RoutedEdge }

interface TemplateGraphProps {
  readonly detail: WorkflowTemplateDetail
  readonly selected: string | null
  readonly onSelect: (stepCode: string) => void
  /** Somebody drew an arrow; left out: none can be drawn. */
  readonly onConnect?: (from: string, to: string) => void
}

/** The workflow as a drawing: steps with their owners, actions as arrows; ways back dashed. */
export default function TemplateGraph({ detail, selected, onSelect, onConnect }: TemplateGraphProps) {
  const { palette } = useTheme()
  const canConnect = onConnect !== undefined
  const { nodes: places, routes } = useMemo(() => layoutGraph(detail), [detail])
  const nodes = useMemo(
    () =>
      detail.steps.map((step): Node<StepNodeData> => {
        const owners = step.owners.join(', ') || (step.kind === 'work' ? 'nobody' : '')
        return {
          id: step.stepCode,
          type: 'step',
          position: places.get(step.stepCode) ?? { x: 0, y: 0 },
          selected: step.stepCode === selected,
          ariaLabel: `${step.stepName}, step ${step.sequence}${owners === '' ? '' : `, owned by ${owners}`}`,
          data: {
            name: step.stepName,
            owners,
            kind: step.kind,
            problems: detail.problems.filter(problem => problem.step === step.stepCode).length,
            canConnect,
          },
        }
      }),
    [detail, places, selected, canConnect],
  )
  const edges = useMemo(() => {
    let back = 0
    return detail.actions
      .filter(action => places.has(action.targetStepCode))
      .map((action): Edge => {
        const isBack = action.direction === 'back'
        const isOfSelected = action.stepCode === selected
        if (isBack) back += 1
        const color = isOfSelected
          ? palette.primary.main
          : isBack
            ? palette.text.disabled
            : palette.text.secondary
        return {
          id: String(action.id),
          source: action.stepCode,
          target: action.targetStepCode,
          sourceHandle: isBack ? 'back-out' : 'out',
          targetHandle: isBack ? 'back-in' : 'in',
          type: isBack ? 'smoothstep' : 'routed',
          data: { route: routes.get(action.id) ?? [] },
          focusable: false,
          selectable: false,
          zIndex: isOfSelected ? 1 : 0,
          ...(isBack ? { pathOptions: { offset: 16 + ((back * 11) % 88), borderRadius: 8 } } : {}),
          ...(!isBack || isOfSelected ? { label: action.actionName } : {}),
          labelStyle: { fill: palette.text.primary, fontSize: 11 },
          labelBgStyle: { fill: palette.background.paper },
          labelBgPadding: [4, 2],
          style: { stroke: color, ...(isBack ? { strokeDasharray: '5 4' } : {}) },
          markerEnd: { type: MarkerType.ArrowClosed, color, width: 16, height: 16 },
        }
      })
  }, [detail, places, routes, selected, palette])
  return (
    <ReactFlowProvider>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        colorMode={palette.mode}
        fitView
        fitViewOptions={fitOptions}
        minZoom={0.3}
        nodesDraggable={false}
        nodesConnectable={canConnect}
        deleteKeyCode={null}
        onNodeClick={(_, node) => onSelect(node.id)}
        onNodesChange={changes => {
          for (const change of changes) {
            if (change.type === 'select' && change.selected) onSelect(change.id)
          }
        }}
        onConnect={({ source, target }) => onConnect?.(source, target)}
        proOptions={{ hideAttribution: true }}
        aria-label="The workflow as a drawing"
      >
        <FitToSteps places={places} />
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </ReactFlowProvider>
  )
}
