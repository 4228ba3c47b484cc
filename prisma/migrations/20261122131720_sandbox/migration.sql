-- AlterTable
ALTER TABLE "job" ADD COLUMN     "host_id" UUID;

-- CreateTable
CREATE TABLE "sandbox_host" (
    "id" UUID NOT NULL,
    "unavailable" TEXT,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_host_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_session" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "branch" TEXT NOT NULL,
    "host_id" UUID NOT NULL,
    "synced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project_history" (
    "project_id" UUID NOT NULL,
    "branch" TEXT NOT NULL,
    "blob_key" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_history_pkey" PRIMARY KEY ("project_id","branch")
);

-- CreateTable
CREATE TABLE "deployment" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "branch" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deployment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deployment_file" (
    "deployment_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "blob_key" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,

    CONSTRAINT "deployment_file_pkey" PRIMARY KEY ("deployment_id","path")
);

-- CreateIndex
CREATE INDEX "sandbox_session_account_id_idx" ON "sandbox_session"("account_id");

-- CreateIndex
CREATE INDEX "sandbox_session_host_id_idx" ON "sandbox_session"("host_id");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_session_project_id_branch_key" ON "sandbox_session"("project_id", "branch");

-- CreateIndex
CREATE UNIQUE INDEX "project_history_blob_key_key" ON "project_history"("blob_key");

-- CreateIndex
CREATE UNIQUE INDEX "deployment_key_key" ON "deployment"("key");

-- CreateIndex
CREATE INDEX "deployment_account_id_created_at_id_idx" ON "deployment"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "deployment_project_id_idx" ON "deployment"("project_id");

-- CreateIndex
CREATE INDEX "deployment_slug_idx" ON "deployment"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "deployment_file_blob_key_key" ON "deployment_file"("blob_key");

-- AddForeignKey
ALTER TABLE "sandbox_session" ADD CONSTRAINT "sandbox_session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_session" ADD CONSTRAINT "sandbox_session_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_history" ADD CONSTRAINT "project_history_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_history" ADD CONSTRAINT "project_history_blob_key_fkey" FOREIGN KEY ("blob_key") REFERENCES "blob"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployment" ADD CONSTRAINT "deployment_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployment" ADD CONSTRAINT "deployment_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployment_file" ADD CONSTRAINT "deployment_file_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployment_file" ADD CONSTRAINT "deployment_file_blob_key_fkey" FOREIGN KEY ("blob_key") REFERENCES "blob"("key") ON DELETE RESTRICT ON UPDATE CASCADE;
