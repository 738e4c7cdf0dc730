import { spawnSync } from 'node:child_process';
const { createCertificateAuthority } = await import('/tmp/w/sas/tools/services/certificate-authority.ts');
const { startAzurite } = await import('/tmp/w/sas/tools/services/azurite.ts');
const authority = await createCertificateAuthority();
const azurite = await startAzurite(undefined, await authority.issueCertificate('localhost'));
const { status } = spawnSync('node', ['--experimental-vm-modules','--disable-warning=ExperimentalWarning','node_modules/jest/bin/jest.js','--ci','--runInBand','--verbose', ...process.argv.slice(2), '--selectProjects','backend'], { stdio: 'inherit', env: { ...process.env, TEST_AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString, NODE_EXTRA_CA_CERTS: authority.file } });
await azurite.stop(); await authority.remove(); process.exit(status ?? 1);
