interface Placed {
  readonly operation: string
  readonly workCentre: string
}

/**
 * Steps put into a route where the path that they are of has them: each after the last step of the route that the path
 * has before it, at the beginning where there is none. A step is found in the path by its work centre, else by its operation.
 */
export function intoRoute<Step extends Placed>(
  route: readonly Step[],
  fresh: readonly Step[],
  path: readonly Placed[],
): Step[] {
  const rank = ({ operation, workCentre }: Placed) => {
    const same = path.findIndex(step => step.workCentre === workCentre)
    return same >= 0 ? same : path.findIndex(step => step.operation === operation)
  }
  return fresh.reduce<Step[]>(
    (steps, step) => {
      const after = steps.findLastIndex(each => {
        const at = rank(each)
        return at >= 0 && at < rank(step)
      })
      return [...steps.slice(0, after + 1), step, ...steps.slice(after + 1)]
    },
    [...route],
  )
}
