import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry, DoubleSide } from 'three'

function useGeometry(positions: Float32Array, hasFaces: boolean): BufferGeometry {
  const geometry = useMemo(() => {
    const made = new BufferGeometry()
    made.setAttribute('position', new BufferAttribute(positions, 3))
    if (hasFaces) made.computeVertexNormals()
    return made
  }, [positions, hasFaces])
  useEffect(() => () => geometry.dispose(), [geometry])
  return geometry
}

/** Flat faces from triples of points, matt, in one colour. */
export function Triangles({
  positions,
  colour,
}: {
  readonly positions: Float32Array
  readonly colour: string
}) {
  const geometry = useGeometry(positions, true)
  return (
    <mesh geometry={geometry}>
      <meshLambertMaterial
        color={colour}
        side={DoubleSide}
        polygonOffset
        polygonOffsetFactor={1}
        polygonOffsetUnits={1}
      />
    </mesh>
  )
}

/** Lines from pairs of points, in one colour. */
export function Lines({ positions, colour }: { readonly positions: Float32Array; readonly colour: string }) {
  const geometry = useGeometry(positions, false)
  return (
    <lineSegments geometry={geometry}>
      <lineBasicMaterial color={colour} />
    </lineSegments>
  )
}
