export async function feeDocument(_content: unknown): Promise<Uint8Array> {
  return new TextEncoder().encode('%PDF-1.7');
}
