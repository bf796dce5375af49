import { callPhone as dial } from '../platform/errands'

/** Opens the dialler. A closed one is no failure. @throws HostError when the host cannot dial. */
export const callPhone = (phone: string): Promise<void> => dial(phone)
