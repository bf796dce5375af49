/**
 * Opens the host's scanner. Undefined when the user closes it.
 *
 * @throws HostError when the host cannot scan, such as without its permission for the camera.
 */
export type ScanByHost = () => Promise<string | undefined>
