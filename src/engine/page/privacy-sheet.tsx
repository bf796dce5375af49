/** Only WeChat holds private calls back until the user agrees. */
export const PrivacySheet = () => null
