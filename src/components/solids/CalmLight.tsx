/** Soft light from all around and some from one side: surfaces can be told apart, nothing glares. */
export function CalmLight() {
  return (
    <>
      <ambientLight intensity={0.9} />
      <hemisphereLight args={['#ffffff', '#b7a488', 1]} position={[0, 0, 1]} />
      <directionalLight position={[-3, -5, 8]} intensity={1.5} />
      <directionalLight position={[6, 2, 3]} intensity={0.5} />
    </>
  )
}
