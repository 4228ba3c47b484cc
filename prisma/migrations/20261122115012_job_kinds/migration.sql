-- AlterTable
ALTER TABLE "job" ADD COLUMN     "max_attempts" INTEGER NOT NULL DEFAULT 3;

-- CreateTable
CREATE TABLE "job_file" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "blob_key" TEXT NOT NULL,

    CONSTRAINT "job_file_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "job_file_blob_key_key" ON "job_file"("blob_key");

-- CreateIndex
CREATE UNIQUE INDEX "job_file_job_id_name_key" ON "job_file"("job_id", "name");

-- AddForeignKey
ALTER TABLE "job_file" ADD CONSTRAINT "job_file_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_file" ADD CONSTRAINT "job_file_blob_key_fkey" FOREIGN KEY ("blob_key") REFERENCES "blob"("key") ON DELETE RESTRICT ON UPDATE CASCADE;
