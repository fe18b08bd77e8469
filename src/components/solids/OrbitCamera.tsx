import { useThree } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import { PerspectiveCamera } from 'three'
import { lookingFrom, type OrbitView } from './orbitView.ts'

interface OrbitCameraProps {
  readonly view: OrbitView
  /** Middle of what is shown, and the radius of a ball that holds it. */
  readonly middle: readonly [number, number, number]
  readonly radius: number
}

const air = 1

/** Places the scene's camera so that the thing fills the picture, looked at from where the person turned it. */
export function OrbitCamera({ view, middle, radius }: OrbitCameraProps) {
  const camera = useThree(state => state.camera)
  const { width, height } = useThree(state => state.size)
  const invalidate = useThree(state => state.invalidate)
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return
    const vertical = (camera.fov * Math.PI) / 360
    const narrow = Math.min(vertical, Math.atan(Math.tan(vertical) * (width / Math.max(1, height))))
    const distance = (air * radius) / Math.sin(narrow) / view.near
    const [x, y, z] = lookingFrom(view)
    camera.up.set(0, 0, 1)
    camera.position.set(middle[0] + x * distance, middle[1] + y * distance, middle[2] + z * distance)
    camera.near = distance / 100
    camera.far = distance + 4 * radius
    camera.lookAt(middle[0], middle[1], middle[2])
    camera.updateProjectionMatrix()
    invalidate()
  }, [camera, width, height, view, middle, radius, invalidate])
  return null
}
