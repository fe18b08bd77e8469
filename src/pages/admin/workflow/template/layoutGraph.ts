import { Graph, layout } from '@dagrejs/dagre'
import type { WorkflowTemplateDetail } from '#contract/workflow-builder'

export const nodeSize = { width: 200, height: 58 }

export interface Place {
  readonly x: number
  readonly y: number
}

export interface GraphLayout {
  /** Where each step stands, px from the top left, by its code. */
  readonly nodes: ReadonlyMap<string, Place>
  /** The points a forward arrow goes by, past the steps between its ends, by the id of its action. */
  readonly routes: ReadonlyMap<number, readonly Place[]>
}

/** Places the steps along the forward actions, from above to below, and leads the arrows past what is between. */
export function layoutGraph({
  steps,
  actions,
}: Pick<WorkflowTemplateDetail, 'steps' | 'actions'>): GraphLayout {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 60, ranksep: 54 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const step of steps) graph.setNode(step.stepCode, { ...nodeSize })
  const forward = actions.filter(
    action => action.direction !== 'back' && graph.hasNode(action.targetStepCode),
  )
  for (const action of forward) {
    graph.setEdge(action.stepCode, action.targetStepCode, { width: 8, height: 8 }, String(action.id))
  }
  layout(graph)
  return {
    nodes: new Map(
      steps.map(({ stepCode }) => {
        const { x = 0, y = 0 } = graph.node(stepCode)
        return [stepCode, { x: x - nodeSize.width / 2, y: y - nodeSize.height / 2 }]
      }),
    ),
    routes: new Map(
      forward.map(action => {
        const edge = graph.edge(action.stepCode, action.targetStepCode, String(action.id))
        return [action.id, (edge.points ?? []) as readonly Place[]]
      }),
    ),
  }
}
