/** A region and those inside it. */
export interface RegionNode {
  readonly code: string
  readonly name: string
  readonly children?: readonly RegionNode[]
}
