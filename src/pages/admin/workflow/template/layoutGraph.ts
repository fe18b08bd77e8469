import { Graph, layout } from '@dagrejs/dagre'
import type { WorkflowTemplateDetail } from '#contract/workflow-builder'

export const nodeSize = { width: 200, height: 58 }

/** Where each step stands, px from the top left, by its code: along the forward actions, from above to below. */
export function layoutGraph({
  steps,
  actions,
}: Pick<WorkflowTemplateDetail, 'steps' | 'actions'>): ReadonlyMap<string, { x: number; y: number }> {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 60, ranksep: 54 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const step of steps) graph.setNode(step.stepCode, { ...nodeSize })
  for (const action of actions) {
    if (action.direction === 'forward' && graph.hasNode(action.targetStepCode)) {
      graph.setEdge(action.stepCode, action.targetStepCode, {}, action.actionCode)
    }
  }
  layout(graph)
  return new Map(
    steps.map(({ stepCode }) => {
      const { x = 0, y = 0 } = graph.node(stepCode)
      return [stepCode, { x: x - nodeSize.width / 2, y: y - nodeSize.height / 2 }]
    }),
  )
}
