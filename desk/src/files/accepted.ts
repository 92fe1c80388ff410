/** Pictures that the server takes, as a file dialog filters them. */
export const PICTURES = 'image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp';
